/** A tiny service for the tests of `startService`, without decorators: plain Node runs it as it is. */
import 'reflect-metadata'
import { setTimeout as moment } from 'node:timers/promises'
import { Migration } from '@mikro-orm/migrations'
import { EntitySchema } from '@mikro-orm/postgresql'
import { Query, Resolver } from 'type-graphql'
import { Public } from '../graphql/access.ts'
import { runService } from './run-service.ts'
import type { Service } from './service.ts'

const Start = new EntitySchema<{ id: number }>({
  name: 'Start',
  tableName: 'start',
  properties: { id: { type: 'integer', primary: true, autoincrement: true } },
})

class Tables extends Migration {
  override up() {
    this.addSql('create table "start" ("id" serial primary key)')
  }
}

class Slowly {
  async slowly(): Promise<string> {
    process.send?.({ type: 'asked' })
    await moment(300)
    return 'answered'
  }
}
const { slowly } = Object.getOwnPropertyDescriptors(Slowly.prototype)
Public()(Slowly.prototype, 'slowly', slowly)
Query(() => String)(Slowly.prototype, 'slowly', slowly)
Resolver()(Slowly)

const tiny: Service = {
  name: 'tiny',
  entities: [Start as never],
  migrations: [{ name: 'tables', class: Tables }],
  subgraph: { resolvers: [Slowly] },
  async seed(em) {
    if ((await em.count(Start)) === 0) await em.execute('insert into "start" default values')
  },
  // With a callback: the parent may be gone.
  startBackgroundWork: () => async () => void process.send?.({ type: 'work ended' }, () => {}),
  routes({ app, onStop }) {
    app.get('/forever', (_, stream) => {
      stream.write('…')
      onStop(() => void stream.end())
    })
  },
}

await runService(tiny)
