import {
  completion,
  dataOf,
  mealsAnswer,
  startLocalOpenAi,
  type Question,
} from '../../../backend/test/providers/localOpenAi.ts';

/** Who writes this among the preferences gets nothing of the model. */
export const REFUSED = 'Something for the model to refuse';

/** Starts a language model on this machine that suggests rice for every slot, or refuses. */
export async function startModel(): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
  const model = await startLocalOpenAi();
  const refusal = { message: { role: 'assistant', content: null, refusal: 'I would rather not.' } };
  model.complete = (response, request) => {
    // The server under test wrote it.
    const { likes } = dataOf(JSON.parse(request.body) as Question);
    const answer = likes === REFUSED ? completion(null, {}, refusal) : mealsAnswer();
    answer(response, request);
  };
  return model;
}
