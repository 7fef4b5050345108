import { doorDocuments, readDoorDocument } from '../../rest-compat/doors/door.ts';
import { doorNames } from '../../rest-compat/doors/names.ts';

/** Run as built: the documents of all doors, as a program in dist/ finds them. */
const documents = doorNames.flatMap((door) =>
  doorDocuments(door).map((name) => readDoorDocument(door, name)),
);
process.stdout.write(JSON.stringify(documents));
