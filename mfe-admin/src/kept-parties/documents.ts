/** What the screen for those whom we must not act against asks. */
import { gql } from 'urql'

/** A person or an organisation. */
export type KeptParty = {
  id: string
  name: string
  aliases: string[]
  reason: string
  by: string
  /** When it was added, in ISO. */
  at: string
}

type One = { kept: KeptParty }

const whole = gql`
  fragment WholeKeptParty on KeptParty {
    id name aliases reason by at
  }
`

export const allKeptParties = gql<{ kept: KeptParty[] }, Record<string, never>>`
  query KeptParties {
    kept: keptParties { ...WholeKeptParty }
  }
  ${whole}
`

export const addKeptParty = gql<One, { input: { name: string; aliases: string[]; reason: string } }>`
  mutation AddKeptParty($input: KeptPartyInput!) {
    kept: addKeptParty(input: $input) { ...WholeKeptParty }
  }
  ${whole}
`

export const removeKeptParty = gql<One, { id: string }>`
  mutation RemoveKeptParty($id: ID!) {
    kept: removeKeptParty(id: $id) { ...WholeKeptParty }
  }
  ${whole}
`
