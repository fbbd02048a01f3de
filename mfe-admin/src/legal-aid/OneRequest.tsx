/** One legal aid request, whole. Opening it is recorded, and it says so. */
import { Page } from '@access/kit'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { ShutRequest } from './conflicts/ShutRequest.tsx'
import type { Opened } from './documents.ts'
import { OpenedRequest } from './OpenedRequest.tsx'
import { useOpened } from './useOpened.ts'

const back = { to: '/admin/legal-aid', label: 'Back to legal aid requests' }

export default function OneRequest() {
  const { id = '' } = useParams()
  // Another request is another opening, with nothing left of this one.
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const { live, setOpened } = useOpened(id)
  const title = live.data?.opened?.request.reference ?? 'Legal aid request'
  return (
    <Page title={title}>
      <TopBar title={title} back={back} />
      <div className={styles.body}>
        <Answered live={live}>
          {({ opened }) =>
            opened ? (
              <Whole opened={opened} onChanged={setOpened} />
            ) : (
              <Card title="Not found">
                <Nothing>There is no such request.</Nothing>
              </Card>
            )
          }
        </Answered>
      </div>
    </Page>
  )
}

/** The story, or what has to be looked at before it. */
function Whole({ opened, onChanged }: { opened: Opened; onChanged(opened: Opened): void }) {
  const place = useRef<HTMLDivElement>(null)
  const isShut = opened.conflicts?.isShut ?? false
  const wasShut = useRef(isShut)
  useEffect(() => {
    // The button that was pressed is gone with the rest of the page.
    if (wasShut.current !== isShut) place.current?.focus()
    wasShut.current = isShut
  }, [isShut])

  return (
    <div ref={place} tabIndex={-1}>
      {opened.conflicts && isShut ? (
        <ShutRequest opened={opened} conflicts={opened.conflicts} onChanged={onChanged} />
      ) : (
        <OpenedRequest opened={opened} onChanged={onChanged} />
      )}
    </div>
  )
}
