import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CityClock } from './clock.tsx';
import { CityCombobox, type City } from './combobox.tsx';

function Page() {
  const [city, setCity] = useState<City | null>(null);
  return (
    <>
      <CityCombobox onChoose={setCity} />
      {city && <CityClock key={city.id} cityId={city.id} />}
    </>
  );
}

const root = document.querySelector('#app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
