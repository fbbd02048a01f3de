import { expect, test } from 'vitest'
import { getProgramName, subtractUsage, sumUsage } from './process-usage.ts'

test('a program is named by its command line', () => {
  const names = {
    '/opt/node /srv/product/.build/services/auth/main.mjs': 'auth',
    '/opt/node /srv/product/gateway/src/main.ts': 'gateway',
    '/opt/node /srv/product/shell/server/main.ts': 'shell',
    '/srv/bin/postgres -D /srv/data/postgres': 'PostgreSQL',
    'postgres: postgres_content postgres [local] idle': 'PostgreSQL',
    '/opt/node /srv/product/infra/run/run.mjs start': 'start',
    '/bin/sh': 'other',
  }
  expect(Object.keys(names).map(getProgramName)).toEqual(Object.values(names))
})

test('what was used between two readings', () => {
  const used = subtractUsage({ shell: 30, gateway: 5 }, { shell: 10 })
  expect(used).toEqual({ shell: 20, gateway: 5 })
  expect(sumUsage(used)).toBe(25)
})
