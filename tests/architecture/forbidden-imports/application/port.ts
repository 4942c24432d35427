export interface Port {
  readonly value: number;
}
