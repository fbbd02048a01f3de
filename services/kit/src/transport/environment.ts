/**
 * Whose rules a program follows: those of production, of development, of tests, or, where it is blank, of a trial.
 * NODE_ENV is for libraries: they leave their checks for developers out in production alone, which a trial wants too.
 */
export const getEnvironment = (env: Record<string, string | undefined>): string =>
  env.APP_ENV ?? env.NODE_ENV ?? ''
