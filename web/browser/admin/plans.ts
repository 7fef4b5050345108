import { getElement } from '../element.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import { getErrorMessage, toOptions, runKeyCommand, readFields } from './client.ts';
import { createTable } from './drawing.ts';

const form = getElement('plan-editor', HTMLFormElement);

export function showPlans(state: unknown): void {
  const formatLimit = (plan: unknown, path: string) =>
    getNumberAt(plan, path)?.toLocaleString('en') ?? 'no limit';
  getElement('plan-table', HTMLElement).replaceChildren(
    createTable(
      'Plans',
      [
        'Plan',
        'Requests per minute',
        'Pooled',
        'Carrier',
        'Deep e-mail',
        'Deep VAT',
        'Paid deep',
        'Features',
      ],
      getListAt(state, 'plans').map((plan) => [
        getTextAt(plan, 'name') ?? '',
        formatLimit(plan, 'requests_per_minute'),
        formatLimit(plan, 'pooled_per_month'),
        formatLimit(plan, 'carrier_per_month'),
        formatLimit(plan, 'email_deep_per_month'),
        formatLimit(plan, 'vat_deep_per_month'),
        getValueAt(plan, 'deep') === true ? 'yes' : 'no',
        getListAt(plan, 'features').join(', ') || 'none',
      ]),
    ),
  );
}

/** Connects the form to its action. @param changed called after a plan has changed */
export function startPlans(changed: () => Promise<void>): void {
  const problem = getElement('plan-editor-error', HTMLElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void savePlan();
  });
  async function savePlan(): Promise<void> {
    problem.textContent = '';
    const { name = '', ...options } = readFields(form);
    try {
      await runKeyCommand(['plan', name, ...toOptions(options)]);
      form.reset();
      await changed();
    } catch (error) {
      problem.textContent = getErrorMessage(error);
    }
  }
}
