// Addresses that are kept free for pages to come: what will be there, and where to go meanwhile.
import { follow, type Route } from '../router.ts';
import { Page } from '../ui/head.tsx';
import { Skyline } from '../ui/skyline.tsx';
import { say } from '../words.ts';
import { Barrier } from './stop.tsx';

const Soon = ({ route }: { route: Route }) => {
  const page = route.page === 'replay' ? 'replay' : 'learn';
  const [href, way] =
    route.page === 'replay' ? ([`/table/${route.table}`, 'soon.table'] as const) : (['/', 'app.back'] as const);
  const title = say(`soon.${page}.title`);
  return (
    <Page title={title}>
      <Skyline />
      <section class="stop soon">
        <Barrier />
        <h1>{title}</h1>
        <p>{say(`soon.${page}.text`)}</p>
        <p>
          <a class="btn main" href={href} onClick={follow}>
            {say(way)}
          </a>
        </p>
      </section>
    </Page>
  );
};
export default Soon;
