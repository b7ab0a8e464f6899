import {
  completion,
  dataOf,
  mealsAnswer,
  startLocalOpenAi,
  type Question,
} from '../../../backend/test/providers/localOpenAi.ts';

/** Preferences that make the model refuse. */
export const REFUSED = 'Something for the model to refuse';

/** Starts a local language model that suggests rice for every slot, or refuses. */
export async function startModel(): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
  const model = await startLocalOpenAi();
  const refusal = { message: { role: 'assistant', content: null, refusal: 'I would rather not.' } };
  model.complete = (response, request) => {
    // Cast: the server under test wrote it.
    const { likes } = dataOf(JSON.parse(request.body) as Question);
    const answer = likes === REFUSED ? completion(null, {}, refusal) : mealsAnswer();
    answer(response, request);
  };
  return model;
}
