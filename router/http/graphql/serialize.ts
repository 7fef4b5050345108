import { yielder } from '../../operation-context/yielder.ts';
import { isJson } from '../../document/result.ts';

/**
 * Serialises a result, or a payload of one, as JSON.
 * @param isLarge serialises in chunks and yields to the event loop between them
 */
export function serializeResult(result: object, isLarge: boolean): string | Promise<string> {
  return isLarge ? serializeInChunks(result) : `${JSON.stringify(result)}\n`;
}

async function serializeInChunks(result: object): Promise<string> {
  let text = '';
  for (const textChunk of serializePieces(result)) {
    text += textChunk;
    const nextTurn = yielder.turn();
    if (nextTurn !== null) await nextTurn;
  }
  return `${text}\n`;
}

/** Yields the JSON text in pieces. An object without nested lists or objects is one piece. */
function* serializePieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '[';
    for (let i = 0; i < value.length; i++) {
      if (i > 0) yield ',';
      yield* serializePieces(value[i]);
    }
    yield ']';
  } else if (isJson(value) && Object.values(value).some(isComposite)) {
    yield '{';
    let separator = '';
    for (const key in value) {
      if (value[key] === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      yield* serializePieces(value[key]);
    }
    yield '}';
  } else yield JSON.stringify(value) ?? 'null';
}

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null;
