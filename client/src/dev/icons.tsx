// Every small drawing of the panels, with its name.
import { ICONS, Icon, Shape } from '../ui/icons.tsx';
import { Segments } from '../ui/segments.tsx';

export const Icons = () => (
  <>
    <div class="icons">
      {ICONS.map((name) => (
        <figure key={name}>
          <Icon name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {['snake', 'maggie', 'brain', 'cabbie'].map((hero, i) => (
        <figure key={hero} class={`hero-${hero}`}>
          <Shape hero={i} />
          <figcaption>{hero}</figcaption>
        </figure>
      ))}
    </div>
    <div class="digits">
      <Segments value="0123456789" label="0123456789" />
    </div>
  </>
);
