/** The commands for a text: places and actions at once, requests and content as soon as they are found. */
import { isolate } from '@access/kit'
import { toPlainText } from '@access/service-kit/text/search-text.rules'
import { useEffect, useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation, useQuery } from 'urql'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { usePermissions } from '../session/use-permissions.ts'
import { useSignOut } from './AuthGuard.tsx'
import {
  buildMessageCommand,
  buildPlaces,
  buildRequestCommand,
  type Command,
  filterCommands,
  listContent,
} from './command.ts'
import {
  FindContentDocument,
  FindMessagesDocument,
  FindRequestsDocument,
  FindRequestsOfPersonDocument,
  type FindRequestsOfPersonMutation,
} from './command-palette.generated.ts'
import { dashboardLink, navigation, siteLink } from './navigation.ts'
import { usePermittedScreens } from './screen.ts'

/** In milliseconds. */
const debounceTime = 200
/** Fewer letters are in nearly everything. */
const minLength = 2
/** Of each kind. */
const maxFound = 4

type NameSearch = { name: string; matches: FindRequestsOfPersonMutation['matches'] }

export function useCommands(typedText: string): {
  commands: Command[]
  isFetching: boolean
  errorMessage: string | null
} {
  const text = typedText.trim()
  const may = usePermissions()
  const isPermitted = usePermittedScreens()
  const signOut = useSignOut()
  const searchedText = useDebounced(text)
  const variables = { page: { search: searchedText, limit: maxFound } }
  const isAsked = searchedText === text && text.length >= minLength
  const requests = useResults(
    FindRequestsDocument,
    variables,
    isAsked && canBeReference(text) && may('workOnRequests'),
  )
  const messages = useResults(
    FindMessagesDocument,
    { reference: searchedText },
    isAsked && canBeReference(text) && may('answerMessages'),
  )
  const content = useResults(FindContentDocument, variables, isAsked && may('manageContent'))
  const people = usePeople()

  const places = buildPlaces([
    dashboardLink,
    ...navigation.flatMap(({ links }) => links).filter(({ to }) => isPermitted(to)),
  ])
  const actions: Command[] = [
    { id: 'site', group: 'Actions', label: siteLink.label, to: siteLink.to },
    { id: 'tour', group: 'Actions', label: 'Take the tour', to: '/admin/dashboard?tour=1' },
    {
      id: 'logout',
      group: 'Actions',
      label: 'Logout',
      run() {
        signOut()
        return true
      },
    },
  ]
  const canBeName = may('workOnRequests') && text.length >= minLength && !hasDigit(text)
  return {
    commands: [
      ...(people.result?.name === text
        ? people.result.matches.map(({ role, request }) => buildRequestCommand(request, role))
        : []),
      ...(requests.data?.requests.items ?? []).map((request) => buildRequestCommand(request)),
      ...(messages.data?.messages ?? []).slice(0, maxFound).map(buildMessageCommand),
      ...filterCommands([...places, ...actions], text),
      ...(content.data ? listContent(content.data) : []),
      ...(canBeName && people.result?.name !== text
        ? [
            {
              id: 'person',
              group: 'Find a person',
              label: `Requests of “${isolate(text)}”`,
              detail: 'also where the name only sounds like this; that you looked is recorded',
              run() {
                people.find(text)
                return false
              },
            },
          ]
        : []),
    ],
    isFetching:
      text !== searchedText ||
      requests.fetching ||
      messages.fetching ||
      content.fetching ||
      people.isFetching,
    errorMessage:
      requests.error || messages.error || content.error || people.error
        ? 'Not everything could be searched.'
        : null,
  }
}

/** The results of a query while it is asked. */
function useResults<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  isAsked: boolean,
) {
  const [{ data, fetching, error }] = useQuery<Data, AnyVariables>({ query, variables, pause: !isAsked })
  return { data: isAsked ? data : undefined, fetching, error }
}

/** Few references have no digit, but all a hyphen. */
const canBeReference = (text: string) => hasDigit(text) || /^\w{2,4}-/.test(toPlainText(text).trim())

const hasDigit = (text: string) => /\d/.test(text)

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceTime)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/** The requests of a person, asked for by hand alone: each search is recorded. */
function usePeople() {
  const [{ fetching: isFetching, error }, execute] = useMutation(FindRequestsOfPersonDocument)
  const callAuthenticated = useAuthenticatedCall()
  const [result, setResult] = useState<NameSearch | null>(null)
  async function find(name: string) {
    const { data } = await callAuthenticated(() => execute({ name }))
    if (data) setResult({ name, matches: data.matches })
  }
  return { result, find, isFetching, error }
}
