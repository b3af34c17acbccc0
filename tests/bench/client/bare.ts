// The floor: the same hexes drawn with Pixi alone, a light under the pointer, and a piece that moves when asked.
import 'pixi.js/unsafe-eval';
import { centre, corners, RADIUS, spaceUnder } from 'client/scene/layout/hex.ts';
import {
  CanvasTextPipe,
  CanvasTextSystem,
  Container,
  extensions,
  Graphics,
  GraphicsContextSystem,
  GraphicsPipe,
  Text,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
import { SPACES } from 'shared/games/escape/board/map.ts';

extensions.add(GraphicsPipe, GraphicsContextSystem, CanvasTextPipe, CanvasTextSystem);
const SCALE = 0.9;
const host = document.getElementById('map');
if (!host) throw new Error('no map');
const renderer = new WebGLRenderer();
await renderer.init({
  width: 829,
  height: 500,
  antialias: true,
  background: 0x04080a,
  skipExtensionImports: true,
  gcActive: false,
});
Ticker.system.autoStart = false;
Ticker.system.stop();
host.append(renderer.canvas);
host.dataset.ready = '';
// So that whoever watches the page hears of it before the map is made.
await Promise.resolve();

const world = new Container();
world.scale.set(SCALE);
for (let space = 0; space < SPACES; space++) {
  const at = centre(space);
  world.addChild(new Graphics().poly(corners(at, RADIUS)).fill(0x07130e).stroke({ color: 0x39ff9a, width: 1 }));
  const label = new Text({ text: String(space), anchor: 0.5, style: { fontSize: 9, fill: 0x7fa593 } });
  label.position.copyFrom(at);
  world.addChild(label);
}
const light = world.addChild(new Graphics());
const piece = world.addChild(new Graphics().circle(0, 0, 12).fill(0xff6fb1));
piece.position.copyFrom(centre(20));
const draw = (): void => renderer.render(world);

renderer.canvas.addEventListener('pointermove', (event) => {
  const box = renderer.canvas.getBoundingClientRect();
  const space = spaceUnder({ x: (event.clientX - box.left) / SCALE, y: (event.clientY - box.top) / SCALE });
  light.clear();
  if (space >= 0) light.poly(corners(centre(space), 41)).stroke({ color: 0xffa116, width: 2 });
  requestAnimationFrame(draw);
});
/** Moves the piece from space to space for as many frames. */
const walk = (left: number): void => {
  const [a, b] = [centre(left % SPACES), centre((left + 1) % SPACES)];
  piece.position.set((a.x + b.x) / 2, (a.y + b.y) / 2);
  draw();
  if (left > 0) requestAnimationFrame(() => walk(left - 1));
};
addEventListener('walk', () => requestAnimationFrame(() => walk(90)));
draw();
host.dataset.drawn = '';
