/** Asks for the reference and the four words. What is typed is kept nowhere but in the fields. */
import { Button, TextField } from '@access/kit'
import { ActForm } from './ActForm.tsx'
import type { Standings } from './useStanding.ts'
import { lookUpFields, statusWords } from './words.ts'

const asTyped = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function LookUp({ standings }: { standings: Standings }) {
  const looking = standings.pending.includes('open')
  const about = (name: keyof typeof lookUpFields) => ({
    name,
    label: lookUpFields[name].label,
    hint: lookUpFields[name].hint,
    error: standings.errors[name],
    defaultValue: standings.values[name],
    required: true,
    ...asTyped,
  })
  return (
    <ActForm className="form" standings={standings} call="open" fields={['reference', 'words']}>
      <TextField {...about('reference')} />
      <TextField {...about('words')} />
      <div>
        <Button type="submit" aria-disabled={looking}>
          {looking ? statusWords.looking : statusWords.look}
        </Button>
      </div>
    </ActForm>
  )
}
