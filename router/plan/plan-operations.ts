import { buildASTSchema, parse, print, type GraphQLSchema } from 'graphql';
import { buildApiSchema } from '../compose/api-schema.ts';
import { applyConditions } from '../document/conditions.ts';
import {
  toClientDocument,
  readClientDocument,
  isInvalidDocument,
  type ClientDocument,
} from '../document/document.ts';
import { split, type DocumentSplit } from '../document/split.ts';
import { ClientNames, readPlannerFields } from './client-names.ts';
import { parsePlan } from './parse-plan.ts';
import { sha256, type PrebuiltPlans } from './prebuilt-plans.ts';
import { loadPlanner, type Planner } from './planner.ts';
import { replaceInvalidFetches } from './valid-fetches.ts';

/**
 * Plans the fetched part of a client's document.
 * @returns the planner's JSON, or null when there is nothing to fetch
 */
export const planFetches = ({ fetched }: DocumentSplit, planner: Planner): unknown =>
  fetched === null ? null : planner(print(fetched));

/**
 * Plans the built-in operation documents.
 * @param documents texts by file name
 * @throws Error with the name of the file whose document is invalid or has a plan that the executor cannot run
 */
export function planOperations(
  supergraph: string,
  documents: Readonly<Record<string, string>>,
): PrebuiltPlans {
  const schema = buildApiSchema(supergraph);
  const supergraphDocument = parse(supergraph, { noLocation: true });
  const fields = readPlannerFields(supergraphDocument);
  const supergraphSchema = buildASTSchema(supergraphDocument, { assumeValidSDL: true });
  const planner = loadPlanner(supergraph);
  if (planner === null)
    throw new Error(
      'The query planner has no binary for this platform: generate the plans on a platform that has one.',
    );
  const plans: Record<string, unknown> = {};
  for (const [file, text] of Object.entries(documents)) {
    const { document } = validateDocument(file, text, schema);
    const client = toClientDocument(applyConditions(document, null));
    const names = new ClientNames(document, fields);
    const plan = planFetches(split(client, schema, undefined, document, names), planner);
    const parsedPlan = plan === null ? null : parsePlan(plan);
    if (parsedPlan !== null) replaceInvalidFetches(names.restore(parsedPlan), supergraphSchema);
    plans[sha256(text)] = plan;
  }
  return { supergraph: sha256(supergraph), plans };
}

function validateDocument(file: string, text: string, schema: GraphQLSchema): ClientDocument {
  try {
    return readClientDocument(text, undefined, { schema, introspection: true });
  } catch (error) {
    if (isInvalidDocument(error))
      throw new Error(`${file} is not valid:\n${error.message}`, { cause: error });
    throw error;
  }
}
