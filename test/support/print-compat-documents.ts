import { listCompatDocuments, readCompatDocument } from '../../rest-compat/compat-apis/compat-api.ts';
import { compatApiNames } from '../../rest-compat/compat-apis/names.ts';

/** Prints the documents of all compatibility APIs as a built program in dist/ finds them. */
const documents = compatApiNames.flatMap((door) =>
  listCompatDocuments(door).map((name) => readCompatDocument(door, name)),
);
process.stdout.write(JSON.stringify(documents));
