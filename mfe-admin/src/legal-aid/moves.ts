/** Moves that people hear of and that end our work: asked about before, each with what follows from it. */
export const askedBefore: Record<string, string> = {
  declined:
    'Their status page will say that we cannot take this case. Write to them why, and where else they can turn. We keep the request for 12 months.',
  closed: 'Our work on this is done. We keep the request for 7 years, and it cannot be erased before.',
  withdrawn:
    'We stop working on it, as they asked. They can open it again for 30 days, and we keep it for 12 months.',
}
