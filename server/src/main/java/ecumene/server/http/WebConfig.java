package ecumene.server.http;

import java.util.Optional;

/**
 * How the server is reached.
 *
 * @param port 0 for any that is free
 * @param url the address people type, when it is not the one that arrives here
 * @param proxied whether a proxy stands before us whose X-Forwarded headers can be believed
 * @param limited whether callers are held to a rate
 * @param node the name of this process among those on the same database
 * @param metricsToken what opens the figures to callers from elsewhere; without it they are for this machine only
 */
public record WebConfig(
        String host,
        int port,
        Optional<String> url,
        boolean proxied,
        boolean limited,
        String node,
        String version,
        Optional<String> metricsToken) {}
