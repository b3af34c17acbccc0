// The QR code, drawn once its encoder is here. Without it there is still the link.
import { useLater } from './later.ts';

const load = () => import('./qr.tsx');

export const LazyQr = (props: { text: string; label: string }) => {
  const Code = useLater(load);
  return <div class="qr-box">{Code !== null && Code !== 'failed' && <Code {...props} />}</div>;
};
