/** People and organisations that we must not act against: every new name is compared with them. */
import { Page } from '@access/kit'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import management from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { Stacked } from '../parts/Stacked.tsx'
import { useLive } from '../parts/useLive.ts'
import { AddDialog } from './AddDialog.tsx'
import { allKeptParties, type KeptParty } from './documents.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

const title = 'Whom We Must Not Act Against'

const columns: Record<string, (party: KeptParty) => ReactNode> = {
  Name: ({ name, aliases }) =>
    aliases.length > 0 ? <Stacked below={aliases.join(', ')}>{name}</Stacked> : name,
  Why: ({ reason }) => <span className={parts.written}>{reason}</span>,
  Added: ({ by, at }) => (
    <Stacked below={by}>
      <Moment at={at} />
    </Stacked>
  ),
}

export default function KeptParties() {
  const live = useLive(allKeptParties, {}, 'KeptParty')
  const head = useRef<HTMLHeadingElement>(null)
  const [asked, ask] = useState<KeptParty | 'new' | null>(null)

  const actions = (party: KeptParty) => (
    <Button aria-label={`Remove ${party.name}`} onClick={() => ask(party)}>
      Remove
    </Button>
  )

  function closed(isDone: boolean) {
    ask(null)
    if (isDone) head.current?.focus()
  }

  return (
    <Page title={title}>
      <TopBar title={title} back={toDashboard} />
      <div className={management.body}>
        <Answered live={live}>
          {({ kept }) => (
            <section className={management.card} aria-labelledby="kept-parties">
              <header className={management.cardHeader}>
                <h2 id="kept-parties" className={management.cardTitle} ref={head} tabIndex={-1}>
                  People and organisations
                </h2>
                <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => ask('new')}>
                  Add a name
                </Button>
              </header>
              {kept.length === 0 ? (
                <Nothing>Nobody yet. Names in requests are compared with each other all the same.</Nothing>
              ) : (
                <PagedTable label={`${title}, table`} rows={kept} columns={columns} actions={actions} />
              )}
            </section>
          )}
        </Answered>
      </div>
      {asked === 'new' && <AddDialog onClosed={closed} />}
      {asked && asked !== 'new' && <RemoveDialog party={asked} onClosed={closed} />}
    </Page>
  )
}
