import { requireName } from '../domain/public-name.ts';
import type { Resolvers } from '../schema.generated.ts';
import type { MailExchangeLookup } from './mail-exchange.ts';

export const mxResolvers = (mxOf: MailExchangeLookup): Resolvers => ({
  Query: { mx: (_parent, { domain }, context) => mxOf(requireName('domain', domain), context) },
});
