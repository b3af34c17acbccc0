// When the picture is drawn: once after something changed, and every frame only while something moves.

/** Moves something on; false when it has come to rest. */
export type Motion = (now: number) => boolean;
export type Frames = ReturnType<typeof createFrames>;

export const createFrames = (draw: () => void) => {
  const motions = new Set<Motion>();
  let asked = 0;
  const request = (): void => {
    if (asked === 0) asked = requestAnimationFrame(frame);
  };
  const frame = (now: number): void => {
    asked = 0;
    for (const motion of [...motions]) if (!motion(now)) motions.delete(motion);
    draw();
    if (motions.size > 0) request();
  };
  return {
    request,
    /** At once: a picture that was wiped is not left blank until the next frame. */
    now(): void {
      cancelAnimationFrame(asked);
      frame(performance.now());
    },
    start(motion: Motion): void {
      motions.add(motion);
      request();
    },
    stop(motion: Motion): void {
      motions.delete(motion);
    },
    destroy(): void {
      cancelAnimationFrame(asked);
      motions.clear();
      asked = -1;
    },
  };
};
