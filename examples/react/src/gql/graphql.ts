/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CityClockQueryVariables = Exact<{
  id: string;
}>;


export type CityClockQuery = { cityById: { name: string, timezone: { id: string, now: { at: string | null, offset: string | null, abbreviation: string | null } | null } | null } | null };

export type CitiesQueryVariables = Exact<{
  query: string;
}>;


export type CitiesQuery = { citySearch: { results: Array<{ id: string, name: string, stateName: string | null, countryName: string }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CityClockDocument = new TypedDocumentString(`
    query CityClock($id: ID!) {
  cityById(id: $id) {
    name
    timezone {
      id
      now {
        at
        offset
        abbreviation
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CityClockQuery, CityClockQueryVariables>;
export const CitiesDocument = new TypedDocumentString(`
    query Cities($query: String!) {
  citySearch(query: $query, limit: 8) {
    results {
      id
      name
      stateName
      countryName
    }
  }
}
    `) as unknown as TypedDocumentString<CitiesQuery, CitiesQueryVariables>;