/** What is released on its own, as it is typed: the remotes, the services, the shell, and the gateway. */
export const names = [
  'mfe-public',
  'mfe-get-help',
  'mfe-admin',
  'auth',
  'content',
  'requests',
  'shell',
  'gateway',
]
