/** Nobody gets an e-mail who has not asked for it: here one can, after reading what it says. */
import { Button, Notice, useOffice } from '@access/kit'
import { Mail } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useStatusChange } from '../../useStatusChange.ts'
import { datesOf } from './dates.ts'
import styles from './MailMe.module.css'
import type { Receipt } from './receipt.ts'
import { confirmationMail, mailing } from './words.ts'

const setMailing = `
  mutation SetMailing($pass: String!, $wanted: Boolean!) {
    setMailing(pass: $pass, wanted: $wanted) {
      pass
    }
  }
`

interface Opened {
  receipt: Receipt
  pass: string
  onPass: (pass: string | null) => void
}

export function MailMe({ receipt, pass, onPass }: Opened) {
  const { change, pending } = useStatusChange<{ pass: string; wanted: boolean }>(
    setMailing,
    'setMailing',
    onPass,
  )
  const [came, setCame] = useState<'sent' | 'failed' | null>(null)
  const statusUrl = `${useOrigin()}/get-help/status`
  const mail = confirmationMail({ reference: receipt.reference, ...datesOf(receipt), statusUrl }, useOffice())

  async function order() {
    setCame(null)
    const outcome = await change({ pass, wanted: true })
    if (outcome !== 'over') setCame(outcome === 'done' ? 'sent' : 'failed')
  }

  return (
    <section className={styles.mailing} aria-labelledby="mailing">
      <h2 id="mailing" className={styles.title}>
        {mailing.title}
      </h2>
      <p>{mailing.lead}</p>
      <blockquote className={styles.mail}>
        <p>
          <b>{mail.subject}</b>
        </p>
        {mail.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {came !== 'sent' && (
        <Button look="outline" disabled={pending} onClick={order}>
          <Mail className="icon" aria-hidden /> {pending ? mailing.sending : mailing.press}
        </Button>
      )}
      <div className="live" role="status">
        {came && (
          <Notice tone={came === 'sent' ? 'moss' : 'clay'}>
            <p>{mailing[came]}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}

// The server does not know under which name it is reached.
const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  )
