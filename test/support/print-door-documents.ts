import { compatDocuments, readCompatDocument } from '../../rest-compat/compat-apis/compat-api.ts';
import { compatApiNames } from '../../rest-compat/compat-apis/names.ts';

/** Run as built: the documents of all doors, as a program in dist/ finds them. */
const documents = compatApiNames.flatMap((door) =>
  compatDocuments(door).map((name) => readCompatDocument(door, name)),
);
process.stdout.write(JSON.stringify(documents));
