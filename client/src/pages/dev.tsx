// Development only: every crowded space and tile of the map, without a server.
import { useEffect, useRef } from 'preact/hooks';

const Dev = () => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element) import('../scene/dev.ts').then(({ mountScenePreview }) => mountScenePreview(element));
  }, []);
  return <div ref={host} class="dev-scene" />;
};
export default Dev;
