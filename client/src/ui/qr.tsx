// A link as a QR code: dark on light, as every camera reads it.
import encodeQR from 'qr';

/** One path for all dark modules: `M x y h n v1 h-n z` for every run in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  });
  return path;
};

const Qr = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path class="paper" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path d={pathOf(rows)} />
    </svg>
  );
};
export default Qr;
