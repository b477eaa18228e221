import { useEffect, useState } from 'react';
import { Loader } from '@mantine/core';

// Shows nothing for the first 200 ms, because most screens have loaded by then.
export function PageLoader() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div data-screen="loading" className="page-loader" aria-busy>
      {late && <Loader size={28} />}
    </div>
  );
}
