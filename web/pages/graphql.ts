import type { Page } from './layout.ts';
import { html } from './markup.ts';

/** Renders the page of the GraphQL explorer. Without JavaScript, the page links to the schema. */
export const renderGraphqlPage = (base: string): Page => ({
  title: 'GraphQL · Lookup',
  description: 'A GraphQL explorer, served by this service.',
  menu: 'graphql',
  script: 'explorer',
  styles: ['explorer.css'],
  wide: true,
  body: html`<h1 class="sr">GraphQL explorer</h1>
    <div id="explorer">
      <p class="note">
        Loading the explorer … The schema as SDL: <a href="${base}/graphql/schema.graphql">schema.graphql</a>.
        Alternative explorer: <a href="${base}/graphql?explorer=sandbox">Apollo Sandbox</a>, which needs
        internet access.
      </p>
    </div>`,
});
