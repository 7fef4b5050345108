interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

export function createSbom(product: Manifest, packages: readonly LockedPackage[], time: Date): string;
