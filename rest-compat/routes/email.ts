import { candidateParameter } from '../parameters/candidate.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { selectReasonIfInvalid } from './reason.ts';

/** Email addresses. */
export const emailRoutes: readonly Route[] = [
  {
    name: 'email',
    family: 'email',
    path: '/email/{email}',
    summary:
      'Checks an email address: syntax, domain, role, disposable, free. deep=true queries the DNS. Mailboxes are never probed.',
    operation: toNamesByVersion('email'),
    shape: selectReasonIfInvalid,
    parameters: {
      email: candidateParameter('Email address.', 'jane@example.com'),
    },
    deep: 'email',
    metering: 'email-metered',
    localDeep: ['Email.firstName', 'Email.noReply', 'Email.tag', 'Email.catchall'],
    cache: 'live',
    examples: [
      { path: '/email/jane@example.com', note: 'Without a DNS query.' },
      { path: '/email/jane@gmail.com?deep=true', note: "With the domain's mail servers." },
    ],
  },
];
