package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;
import java.util.List;

/** A leader sheet: the starting row (DAWN-2.3) and an ability. */
public record Leader(
        int index,
        String id,
        Local name,
        Local civilization,
        Local abilityName,
        LeaderAbility ability,
        int amount,
        List<FocusType> row,
        Origin origin) {}
