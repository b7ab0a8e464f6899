import { ServerError } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { chooseInMenu } from '../../../../test/chooseInMenu.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import {
  answer,
  suggestRequest,
  modelFeatures,
  CAN,
  CHILI,
  NOODLES,
  refused,
  undone,
} from '../../../../test/answers/suggestionAnswers.ts';
import { openSuggestions } from '../../../../test/openSuggestions.ts';

describe('suggestions of a model', () => {
  const suggested = async (cookbookMealIds: string[]) => {
    const result = answer({ source: 'MODEL', cookbookMealIds });
    const { user, dialog } = await openSuggestions(
      [{ request: suggestRequest(), result }],
      {},
      modelFeatures,
    );
    expect(dialog.getByText('Sent to the language model.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByText('From a language model.')).toBeVisible();
    return dialog;
  };

  it('are labelled', async () => {
    const dialog = await suggested([]);
    expect(dialog.queryByText('From the cookbook')).toBeNull();
  });

  it('label those from the cookbook, when the model had nothing safe', async () => {
    const dialog = await suggested(['m2']);
    expect(dialog.getByText('From the cookbook')).toBeVisible();
  });
});

describe('failed suggestions', () => {
  const send = async (
    error: Error,
    features?: MockLink.MockedResponse,
    more: MockLink.MockedResponse[] = [],
  ) => {
    const { user, dialog } = await openSuggestions(
      [{ request: suggestRequest(), error }, ...more],
      {},
      features,
    );
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await dialog.findByText('Error generating meal suggestions');
    return { user, dialog };
  };

  it("show the server's message", async () => {
    const { dialog } = await send(refused('CONFLICT', 'Every slot is taken.'));
    expect(dialog.getByText('Every slot is taken.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Suggest 3 meals' })).toBeVisible();
  });

  it('ask to try again when there was no answer', async () => {
    const { dialog } = await send(new Error('offline'));
    expect(dialog.getByText('Failed to generate meal suggestions. Please try again.')).toBeVisible();
  });

  it("show the status of a proxy's answer", async () => {
    const response = new Response('<html>', { status: 504 });
    const { dialog } = await send(new ServerError('Bad gateway', { response, bodyText: '<html>' }));
    expect(dialog.getByText('Server error: 504')).toBeVisible();
  });

  it('show when the next request is possible, past a limit', async () => {
    const { dialog } = await send(refused('RATE_LIMITED', 'Too often.', { retryAfterSeconds: 60 }));
    expect(dialog.getByText(/^Too often\. Available again .*at \d{1,2}:\d{2}.[AP]M\.$/)).toBeVisible();
  });

  it.each(['PROVIDER_FAILED', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'])(
    'offer the cookbook after %s from the model',
    async (code) => {
      const { user, dialog } = await send(refused(code, 'The model did not answer.'), modelFeatures, [
        { request: suggestRequest({ source: 'COOKBOOK' }), result: answer() },
      ]);
      await user.click(dialog.getByRole('button', { name: 'Use the built-in cookbook' }));
      expect(await dialog.findByText('From the built-in cookbook.')).toBeVisible();
    },
  );
});

describe('undoing suggestions', () => {
  const fill = async () => {
    const opened = await openSuggestions([{ request: suggestRequest(), result: answer() }, undone]);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await screen.findByText('1 meal suggested.')).toBeVisible();
    return opened;
  };

  it('removes them from the plan, and asks again', async () => {
    const { user, dialog } = await fill();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Suggestions removed')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Suggest 3 meals' })).toBeVisible();
  });

  it('is offered after closing, until the next toast', async () => {
    const { user, dialog } = await fill();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Suggestions removed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Peanut noodles/ })).toBeNull();
    expect(screen.queryByText('1 meal suggested.')).toBeNull();
  });

  it('stays in the menu of the plan after the toast', async () => {
    const { user, dialog } = await fill();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^More: / }));
    await chooseInMenu('Take back 1 suggested meal');
    expect(await screen.findByText('Suggestions removed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Peanut noodles/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^More: / }));
    expect(screen.queryByRole('menuitem', { name: /Take back/ })).toBeNull();
  });

  it('is offered to nobody else', async () => {
    showTrip([CHILI, NOODLES], { change: { viewerCan: [...CAN] } });
    expect(await screen.findByText('Peanut noodles')).toBeVisible();
    expect(screen.queryByText(/suggested\./)).toBeNull();
  });
});
