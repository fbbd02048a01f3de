/** Moves that people hear of and that end our work: asked about before, each with what follows from it. */
export const askedBefore: Record<string, string> = {
  withdrawn:
    'We stop working on it, as they asked. They can open it again for 30 days, and we keep it for 12 months.',
}
