// The city as a picture of the window's size: drawn when it or the camera has changed, and laid under what moves.
import { type Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js';
import { COLOR } from './theme.ts';

export const createBackdrop = (renderer: WebGLRenderer) => {
  // Pixel for pixel: nothing is between two of them. Only a dynamic texture tells its picture that it has another size.
  const texture = RenderTexture.create({ width: 1, height: 1, antialias: true, scaleMode: 'nearest', dynamic: true });
  let isStale = true;
  return {
    picture: new Sprite(texture),
    touch(): void {
      isStale = true;
    },
    /** As large as the canvas. */
    place(): void {
      const { width, height } = renderer.canvas;
      texture.resize(width / renderer.resolution, height / renderer.resolution, renderer.resolution);
      isStale = true;
    },
    draw(city: Container): void {
      if (isStale) renderer.render({ container: city, target: texture, clearColor: COLOR.glass });
      isStale = false;
    },
    destroy(): void {
      texture.destroy(true);
    },
  };
};
