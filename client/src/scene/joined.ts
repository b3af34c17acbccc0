// How drawings go to the graphics card: all by one program, and neighbouring shapes of one colour as one.
import { type BatchableGraphics, BigPool, type GraphicsContext, GraphicsContextSystem } from 'pixi.js';

/** What lies side by side in the drawing's geometry, looks alike, and is made of triangles like it. */
const goesOn = (a: BatchableGraphics, b: BatchableGraphics): boolean =>
  a.baseColor === b.baseColor &&
  a.alpha === b.alpha &&
  a.texture === b.texture &&
  a.topology === b.topology &&
  a.indexOffset + a.indexSize === b.indexOffset &&
  a.attributeOffset + a.attributeSize === b.attributeOffset;

/** Joins them in place. */
export const joinBatches = (batches: BatchableGraphics[]): void => {
  let kept = 0;
  for (const batch of batches) {
    const last = batches[kept - 1];
    if (last && goesOn(last, batch)) {
      last.indexSize += batch.indexSize;
      last.attributeSize += batch.attributeSize;
      BigPool.return(batch);
    } else batches[kept++] = batch;
  }
  batches.length = kept;
};

export class JoinedContextSystem extends GraphicsContextSystem {
  readonly #joined = new WeakSet<object>();

  override updateGpuContext(context: GraphicsContext) {
    const isStale = context.dirty;
    const made = super.updateGpuContext(context);
    // What another renderer has made already is not stale, and new to this one.
    if (!isStale && this.#joined.has(made)) return made;
    this.#joined.add(made);
    joinBatches(made.batches);
    // However many lines a drawing has: a second program would be made while the first picture waits for it.
    made.isBatchable = true;
    return made;
  }
}
