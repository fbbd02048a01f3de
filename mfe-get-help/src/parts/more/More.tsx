/** The optional questions: none has to be answered, and what is answered is sent together. */
import { Button, Choices, ErrorSummary, Notice, TextArea, TextField, useOnLeaving } from '@access/kit'
import { dayRange, moreLimits, senderNames } from '@access/requests/legal-aid-requests/more.rules'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useStatusChange } from '../../useStatusChange.ts'
import styles from './More.module.css'
import { inputOf, type MoreField, moreFields, type Told, wrongIn } from './more.ts'
import { SafeWays } from './SafeWays.tsx'
import { moreQuestions, moreWords } from './words.ts'

const tellMore = `
  mutation TellMore($pass: String!, $input: MoreInput!) {
    tellMore(pass: $pass, input: $input) {
      pass
    }
  }
`

interface Opened {
  pass: string
  /** Told each fresh pass; null when the pass is good no longer. */
  onPass: (pass: string | null) => void
}

interface Variables {
  pass: string
  input: ReturnType<typeof inputOf>
}

type Came = 'sent' | 'failed' | 'nothing' | null

export function More({ pass, onPass }: Opened) {
  const { change, pending } = useStatusChange<Variables>(tellMore, 'tellMore', onPass)
  const [told, setTold] = useState<Told>({})
  const [wrong, setWrong] = useState<Partial<Record<MoreField, string>>>({})
  const [came, setCame] = useState<Came>(null)
  useOnLeaving(() => setTold({}))

  const ask = asking(told, wrong, (more) => {
    setTold((before) => ({ ...before, ...more }))
    setCame(null)
  })
  const problems = moreFields.flatMap((name) => (wrong[name] ? [{ name, message: wrong[name] }] : []))

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = inputOf(told)
    setWrong({})
    // Of a date that is typed in part the browser tells nothing: without a word it would be left out.
    if (event.currentTarget.querySelector<HTMLInputElement>('[type=date]')?.validity.badInput)
      return setWrong({ courtDate: moreWords.wholeDate })
    if (Object.keys(input).length === 0) return setCame('nothing')
    const outcome = await change({ pass, input })
    if (outcome === 'over') return
    const refused = outcome === 'done' ? {} : wrongIn(outcome.errors)
    setWrong(refused)
    if (outcome === 'done') setCame('sent')
    else setCame(Object.keys(refused).length > 0 ? null : 'failed')
  }

  return (
    <section aria-labelledby="more">
      <h2 id="more" className={styles.title}>
        {moreWords.title}
      </h2>
      <p className="muted">{moreWords.lead}</p>
      <form className={`form ${styles.form}`} onSubmit={onSubmit} noValidate autoComplete="off">
        <ErrorSummary problems={problems} />
        <SafeWays {...ask.about('safeWays')} chosen={told.safeWays ?? []} onChoose={ask.ways} />
        <TextField {...ask.written('safeHours')} />
        <Choices {...ask.chosen('leaveMessage')} choices={yesOrNo} columns="two" />
        <Choices {...ask.chosen('senderName')} choices={names} columns="two" />
        <TextField {...ask.written('language')} />
        <Choices {...ask.chosen('interpreter')} choices={yesOrNo} columns="two" />
        <TextField {...ask.written('otherSide')} />
        <TextField {...ask.written('courtDate')} type="date" {...dayRange} />
        <TextArea {...ask.written('accessNeeds')} limit={moreLimits.accessNeeds} />
        <div className="live" role="status">
          {came && (
            <Notice tone={tones[came]}>
              <p>{moreWords[came]}</p>
            </Notice>
          )}
        </div>
        <div>
          <Button type="submit" look="outline" disabled={pending}>
            {pending ? moreWords.sending : moreWords.send}
          </Button>
        </div>
      </form>
    </section>
  )
}

const tones = { sent: 'moss', failed: 'clay', nothing: 'sky' } as const
const yesOrNo = [
  { value: 'yes', label: moreWords.yes },
  { value: 'no', label: moreWords.no },
]
const names = senderNames.map((name) => ({ value: name, label: name }))

/** Ties a question to its words, its answer and what is wrong with it. */
function asking(told: Told, wrong: Partial<Record<MoreField, string>>, tell: (more: Told) => void) {
  const about = (field: MoreField) => ({ name: field, ...moreQuestions[field], error: wrong[field] })
  type Single = Exclude<MoreField, 'safeWays'>
  return {
    about,
    ways: (safeWays: string[]) => tell({ safeWays }),
    written: (field: Single) => ({
      ...about(field),
      value: told[field] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        tell({ [field]: target.value }),
    }),
    chosen: (field: Single) => ({
      ...about(field),
      value: told[field] ?? '',
      onChoose: (said: string) => tell({ [field]: said }),
    }),
  }
}
