import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';

const renderField = (name: string, label: string, hint: string): Markup =>
  html`<label
    >${label}<input type="text" name="${name}" placeholder="${hint}" autocomplete="off" spellcheck="false"
  /></label>`;

/**
 * The page of the operator. The page contains no data: its script requests the data with the operator's key, and the service
 * checks both the key and the client's address.
 */
export const renderAdminPage: Page = {
  title: 'Administration · Lookup',
  description: 'Keys, usage, plans, datasets and providers of this service.',
  menu: 'docs',
  script: 'admin',
  body: html`<article class="guide admin">
    <h1>Administration</h1>
    <p class="lead" id="admin-status" role="status">
      Enter a secret key of the plan unlimited without an account, such as the first key.
    </p>
    <div id="new-key" class="new-key" role="status" hidden></div>
    <div id="admin-content" hidden>
      <nav class="jumps" aria-label="Sections">
        <a href="#keys">Keys</a> <a href="#usage">Usage</a> <a href="#plans">Plans</a>
        <a href="#datasets">Datasets</a> <a href="#providers">Providers</a>
      </nav>
      <section id="keys">
        <h2>Keys</h2>
        <div id="key-table"></div>
        <form id="key-editor" class="editor">
          <h3 id="key-editor-title">Create a key</h3>
          <div class="fields">
            <label
              >Type<select name="type">
                <option value="secret">secret, for servers</option>
                <option value="public">public, for browsers</option>
                <option value="app">app, for installed apps</option>
              </select></label
            >
            <label>Plan<select name="plan"></select></label>
            ${renderField('account', 'Account', 'default')}
            ${renderField('origin', 'Origins of a public key', 'https://shop.example')}
            ${renderField('app-id', 'App ids of an app key', 'com.example.app')}
            ${renderField('families', 'Families', 'all, or city,country')}
            ${renderField('ip', 'Addresses', 'all, or 192.0.2.0/24')}
            ${renderField('expires', 'Expires', 'never, or 90d, or 2027-01-31')}
          </div>
          <p id="key-editor-error" class="said" role="alert"></p>
          <div class="actions">
            <button type="submit" class="main">Create key</button>
            <button type="reset" class="quiet">Cancel</button>
          </div>
        </form>
      </section>
      <section id="usage">
        <h2>Usage</h2>
        <div class="row">
          <label
            >Period<select id="usage-days">
              <option value="7">7 days</option>
              <option value="30" selected="">30 days</option>
              <option value="90">90 days</option>
              <option value="366">366 days</option>
            </select></label
          >
          <label>Key<select id="usage-key"></select></label>
        </div>
        <div id="usage-charts"></div>
      </section>
      <section id="plans">
        <h2>Plans</h2>
        <div id="plan-table"></div>
        <form id="plan-editor" class="editor">
          <h3>Change or create a plan</h3>
          <div class="fields">
            ${renderField('name', 'Name', 'pro')}
            ${renderField('requests-per-minute', 'Requests per minute', 'a number, or none for no limit')}
            ${renderField('pooled', 'Pooled units per month', 'unchanged')}
            ${renderField('carrier', 'Carrier units per month', 'unchanged')}
            ${renderField('email-deep', 'Deep e-mail units per month', 'unchanged')}
            ${renderField('vat-deep', 'Deep VAT units per month', 'unchanged')}
            <label
              >Paid deep fields<select name="deep">
                <option value="">unchanged</option>
                <option value="true">included</option>
                <option value="false">not included</option>
              </select></label
            >
            ${renderField('features', 'Features', 'unchanged, or caller,hlr')}
          </div>
          <p id="plan-editor-error" class="said" role="alert"></p>
          <div class="actions"><button type="submit" class="main">Save plan</button></div>
        </form>
      </section>
      <section id="datasets">
        <h2>Datasets</h2>
        <p id="data-error" class="said" role="alert"></p>
        <div id="job" role="status"></div>
        <div id="dataset-table"></div>
        <h3>Free sources</h3>
        <p>
          An update downloads a source and imports it in the background; the service serves the present data
          until then. The command is <code>npm run data -- update &lt;source&gt;</code>.
        </p>
        <div id="download-table"></div>
      </section>
      <section id="providers">
        <h2>Providers</h2>
        <div id="provider-table"></div>
      </section>
    </div>
  </article>`,
};
