// What has just happened, said aloud: the lines of the last step, wherever the log itself may be.
import { useMemo } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { spokenOf } from './logLines.ts';
import { label } from './words.ts';

export const Voice = ({ desk }: { desk: Desk }) => {
  const [log, names] = [desk.link.log.value, desk.names.value];
  const text = useMemo(() => spokenOf(log, names), [log, names]);
  return (
    <p class="unseen voice" role="log" aria-live="polite" aria-atomic="true" aria-label={label('log.title')}>
      {text}
    </p>
  );
};
