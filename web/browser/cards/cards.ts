import type { Guess, Kind } from '../recognise.ts';
import { businessCards } from './business.ts';
import type { Card } from './card.ts';
import { contactsCards } from './contacts.ts';
import { networksCards } from './networks.ts';
import { placesCards } from './places.ts';
import { timeCards } from './time.ts';

const cards: Readonly<Record<Kind, Card>> = {
  ...placesCards,
  ...networksCards,
  ...contactsCards,
  ...businessCards,
  ...timeCards,
};

export const getCard = ({ kind }: Guess): Card => cards[kind];
