/** The share of page loads and navigations that are traced (CFG-23). */
export const TRACE_SAMPLE_RATE = 0.15;
